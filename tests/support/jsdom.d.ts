/** jsdom carries no types of its own; this is the little that tests use of it where there is no page. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { contentType: string });
    readonly window: Window & typeof globalThis;
  }
}
