/** Core's drawings as elements of the page. Texts become text nodes: nothing is parsed as HTML. */
import type { SvgNode } from '@hitori/core/drawing';
import { h, type VNode } from 'preact';

export function Picture({ of }: { of: SvgNode }): VNode {
  return render(of, undefined);
}

export function Pictures({ of }: { of: readonly SvgNode[] }): VNode {
  return <>{of.map((node, index) => render(node, index))}</>;
}

function render(node: SvgNode, key: number | undefined): VNode {
  const children = node.children.map((child, index) =>
    typeof child === 'string' ? child : render(child, index),
  );
  return h(node.name, { ...node.attributes, key }, ...children);
}
