/** Says what the players tell of. */
const told = document.querySelector('#told');

document.addEventListener('hitori-change', ({ target, detail }) => {
  const marked = detail.marks.join('').replaceAll('.', '').length;
  told.textContent = `${target.id}: ${marked} cells are marked`;
});
document.addEventListener('hitori-solved', ({ target, detail }) => {
  told.textContent = `${target.id}: solved in ${Math.round(detail.ms / 1000)} s`;
});
window.addEventListener('message', ({ data }) => {
  if (data?.type === 'hitori-solved') told.textContent = 'the frame: solved';
});
