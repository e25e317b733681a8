import { defineHastPlugin } from 'satteri';

/**
 * Puts each table of an article into a box that scrolls sideways, so that a wide table never makes
 * the page scroll. The box can be focused: people without a mouse must be able to scroll it too.
 */
export const scrollableTables = defineHastPlugin({
  name: 'scrollable-tables',
  element: {
    filter: ['table'],
    visit: (table, context) => {
      const box = { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: 'Table' };
      context.wrapNode(table, {
        type: 'element',
        tagName: 'div',
        properties: box,
        children: [],
      });
    },
  },
});
