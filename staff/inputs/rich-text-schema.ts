import { Mark, mergeAttributes, Node } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { safeLink, textLinkSchemes } from '../../contract/links/safe-link.ts'
import { tableSchema } from './rich-text-table.ts'

// The elements of server/rich-text/sanitise-html.ts and no others: what the editor shows is what is stored
// (tests/journeys/staf-gambar.browser.ts holds them to each other).

const Subscript = Mark.create({ name: 'subscript', parseHTML: () => [{ tag: 'sub' }], renderHTML: () => ['sub', 0] })

const Superscript = Mark.create({
	name: 'superscript',
	parseHTML: () => [{ tag: 'sup' }],
	renderHTML: () => ['sup', 0],
})

const attribute = (name: string) => ({ default: null, parseHTML: (element: HTMLElement) => element.getAttribute(name) })

const Gambar = Node.create({
	name: 'gambar',
	group: 'block',
	draggable: true,
	addAttributes: () => ({
		src: attribute('src'),
		alt: { ...attribute('alt'), default: '' },
		width: attribute('width'),
		height: attribute('height'),
	}),
	// The site shows no pictures of other sites.
	parseHTML: () => [{ tag: 'img[src^="/images/"]' }],
	renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
})

const Keterangan = Node.create({
	name: 'keterangan',
	content: 'inline*',
	parseHTML: () => [{ tag: 'figcaption' }],
	renderHTML: () => ['figcaption', 0],
})

const Figur = Node.create({
	name: 'figur',
	group: 'block',
	content: 'keterangan? (paragraph | gambar | sematan | table | blockquote)+ keterangan?',
	parseHTML: () => [{ tag: 'figure:not([data-embed])' }],
	renderHTML: () => ['figure', 0],
})

/** A video or map, by its key (contract/media/embed.ts). */
const Sematan = Node.create({
	name: 'sematan',
	group: 'block',
	atom: true,
	draggable: true,
	priority: 200,
	addAttributes: () => ({ 'data-embed': attribute('data-embed') }),
	parseHTML: () => [{ tag: 'figure[data-embed]' }],
	renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes)],
})

export const richTextSchema = [
	StarterKit.configure({
		heading: { levels: [2, 3, 4] },
		code: false,
		codeBlock: false,
		link: {
			openOnClick: false,
			defaultProtocol: 'https',
			isAllowedUri: (address) => safeLink(address, textLinkSchemes) !== null,
			HTMLAttributes: { rel: null, target: null, class: null },
		},
	}),
	Subscript,
	Superscript,
	...tableSchema,
	Gambar,
	Keterangan,
	Figur,
	Sematan,
]
