/**
 * Keeps React working on a page translated by Chrome or Edge. They replace each text node by a `<font>`, and React throws when
 * it removes such a node or inserts something before it. The patch is from facebook/react#11538. It is applied when the first
 * `<font>` appears, because the site itself has none.
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
      // A wrong place is better than lost text.
      return insertBefore.call(this, node, before?.parentNode === this ? before : null) as T;
    };
  }
}
