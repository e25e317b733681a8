import type { Page } from '@playwright/test';

/** A node of the tree that the browser gives to assistive technology. */
export interface AccessibleNode {
  role: string;
  name: string;
  description: string | undefined;
  /** Of headings. */
  level: number | undefined;
  /** What it calls itself in place of its role. */
  roleDescription: string | undefined;
}

interface TreeNode {
  nodeId: string;
  childIds?: string[];
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  properties?: { name: string; value: { value?: unknown } }[];
}

/** The whole accessibility tree of a page, in reading order, without the nodes that are ignored. */
export async function accessibilityTree(page: Page): Promise<AccessibleNode[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as { nodes: TreeNode[] };
  await devtools.detach();
  const property = (node: TreeNode, name: string) =>
    node.properties?.find((one) => one.name === name)?.value.value;
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const inOrder = (node: TreeNode | undefined): TreeNode[] =>
    node ? [node, ...(node.childIds ?? []).flatMap((id) => inOrder(byId.get(id)))] : [];
  return inOrder(nodes[0])
    .filter(({ ignored }) => !ignored)
    .map((node) => ({
      role: node.role?.value ?? '',
      name: node.name?.value ?? '',
      description: node.description?.value,
      level: property(node, 'level') as number | undefined,
      roleDescription: property(node, 'roledescription') as string | undefined,
    }));
}
