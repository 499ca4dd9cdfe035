import { TableCell, TableHeader, Table as TableNode, TableRow } from '@tiptap/extension-table'

const span = (name: 'colspan' | 'rowspan') => ({
	default: 1,
	parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
	renderHTML: ({ [name]: cells }: Record<string, unknown>) => (cells === 1 ? {} : { [name]: cells }),
})

const cell = {
	colspan: span('colspan'),
	rowspan: span('rowspan'),
	/** The table commands need it; the site does not store widths. */
	colwidth: { default: null, parseHTML: () => null, rendered: false },
}

const Cell = TableCell.extend({ addAttributes: () => cell })

const HeaderCell = TableHeader.extend({
	addAttributes: () => ({
		...cell,
		/** A new header cell heads its column; a stored one without `scope` stays so. */
		scope: {
			default: 'col',
			parseHTML: (element: HTMLElement) => element.getAttribute('scope') ?? '',
			renderHTML: ({ scope }: Record<string, unknown>) => (scope ? { scope } : {}),
		},
	}),
})

/** Marks rows that `storedHtml` moves into `<thead>`; the editor's schema has no such node. */
export const HEAD_ROW = 'data-kepala'

const Row = TableRow.extend({
	addAttributes: () => ({
		kepala: {
			default: false,
			parseHTML: (element: HTMLElement) => element.parentElement?.tagName === 'THEAD',
			renderHTML: ({ kepala }: Record<string, unknown>) => (kepala ? { [HEAD_ROW]: '' } : {}),
		},
	}),
})

const Table = TableNode.extend({
	addAttributes: () => ({
		judul: {
			default: '',
			parseHTML: (element: HTMLElement) => element.querySelector(':scope > caption')?.textContent ?? '',
			rendered: false,
		},
	}),
	parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
	renderHTML: ({ node }) =>
		node.attrs.judul
			? ['table', ['caption', { contenteditable: 'false' }, node.attrs.judul], ['tbody', 0]]
			: ['table', ['tbody', 0]],
}).configure({ resizable: false, View: null })

export const tableSchema = [Table, Row, Cell, HeaderCell]

const rowOf = (type: 'tableHeader' | 'tableCell', kepala = false) => ({
	type: 'tableRow',
	attrs: { kepala },
	content: Array.from({ length: 3 }, () => ({ type, content: [{ type: 'paragraph' }] })),
})

/** Three columns with headers, and two rows. */
export const newTable = { type: 'table', content: [rowOf('tableHeader', true), rowOf('tableCell'), rowOf('tableCell')] }
