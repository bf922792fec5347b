/**
 * What the page may load: its own files and pictures that it makes itself; no inline script or style.
 * The built page carries it as a meta element, the server of this project as a header.
 */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
