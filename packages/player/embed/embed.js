/**
 * The page for an `<iframe>`: `embed.html#puzzle=hitori:…&errors=off`, the attributes of the element as the parameters of
 * the hash. What the element tells is passed on to the page around by `postMessage`.
 */
const ATTRIBUTES = ['puzzle', 'hints', 'errors', 'language', 'storage'];
const EVENTS = ['hitori-change', 'hitori-solved'];

const player = document.createElement('hitori-player');

function follow() {
  const given = new URLSearchParams(window.location.hash.slice(1));
  for (const name of ATTRIBUTES) {
    const value = given.get(name);
    if (value === null) player.removeAttribute(name);
    else player.setAttribute(name, value);
  }
  document.documentElement.lang = given.get('language') ?? 'en';
}

follow();
window.addEventListener('hashchange', follow);
for (const name of EVENTS)
  player.addEventListener(name, ({ detail }) =>
    window.parent.postMessage({ type: name, detail }, '*'),
  );
document.body.append(player);
