/**
 * Lets React work on a page that Chrome or Edge translates. They put a `<font>` in the place of each text node, and React throws
 * when it removes such a node or inserts something before it (facebook/react#11538). The remedy is the one known from there; it
 * is applied when the first `<font>` appears, as the site itself has none.
 */
export function tolerateTranslators(): void {
  const fonts = document.getElementsByTagName('font');
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look();

  function look() {
    if (fonts.length === 0) return;
    observer.disconnect();
    const { removeChild, insertBefore } = Node.prototype;
    Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
      return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
    };
    Node.prototype.insertBefore = function insert<T extends Node>(
      this: Node,
      node: T,
      before: Node | null,
    ): T {
      // In the wrong place it is still better than lost.
      return insertBefore.call(this, node, before?.parentNode === this ? before : null) as T;
    };
  }
}
