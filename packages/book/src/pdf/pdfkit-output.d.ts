/** What `@types/pdfkit` lacks. */
declare module 'pdfkit/output' {
  /** The bytes of a document that is ended later. */
  export function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array>;
}
