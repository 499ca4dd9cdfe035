import type { Editor } from '@tiptap/core'
import { DOMSerializer } from '@tiptap/pm/model'
import { safeLink, textLinkSchemes } from '../../contract/links/safe-link.ts'
import { HEAD_ROW } from './rich-text-table.ts'

/** Removed if they have no text and nothing else visible. */
const EMPTIABLE = 'p, h2, h3, h4, ul, ol, li, blockquote, figure:not([data-embed]), figcaption'
const SEEN = 'img, hr, table, [data-embed]'

/** The editor wraps the text of list items and cells in a paragraph; the stored text does not. */
const LONE_PARAGRAPH = ':is(li, td, th) > p:first-child'

/** Serialises the text as `server/rich-text/sanitise-html.ts` would leave it, so that saving does not change it. */
export function storedHtml({ schema, state }: Pick<Editor, 'schema' | 'state'>): string {
	const box = document.createElement('div')
	box.append(DOMSerializer.fromSchema(schema).serializeFragment(state.doc.content))
	for (const table of box.querySelectorAll('table')) moveHead(table)
	for (const block of [...box.querySelectorAll(EMPTIABLE)].reverse())
		if (!block.textContent?.trim() && !block.querySelector(SEEN)) block.remove()
	for (const paragraph of box.querySelectorAll(LONE_PARAGRAPH)) {
		const rest = [...(paragraph.parentElement?.children ?? [])].slice(1)
		if (rest.every(({ tagName }) => tagName === 'UL' || tagName === 'OL'))
			paragraph.replaceWith(...paragraph.childNodes)
	}
	for (const link of box.querySelectorAll('a')) {
		for (const name of ['target', 'class', 'rel']) link.removeAttribute(name)
		if (safeLink(link.getAttribute('href') ?? '', textLinkSchemes)?.external) link.rel = 'noopener noreferrer'
	}
	for (const list of box.querySelectorAll('ol')) list.removeAttribute('type')
	for (const caption of box.querySelectorAll('caption')) caption.removeAttribute('contenteditable')
	return box.innerHTML
}

function moveHead(table: HTMLTableElement): void {
	const rows = [...table.rows]
	const inBody = rows.findIndex((row) => !row.hasAttribute(HEAD_ROW))
	const head = rows.slice(0, inBody === -1 ? rows.length : inBody)
	for (const row of rows) row.removeAttribute(HEAD_ROW)
	if (head.length === 0) return
	table.createTHead().append(...head)
	if (inBody === -1) table.tBodies[0]?.remove()
}
