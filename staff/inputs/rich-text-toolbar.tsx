import FormatBold from '@mui/icons-material/FormatBold'
import FormatItalic from '@mui/icons-material/FormatItalic'
import FormatListBulleted from '@mui/icons-material/FormatListBulleted'
import FormatListNumbered from '@mui/icons-material/FormatListNumbered'
import FormatQuote from '@mui/icons-material/FormatQuote'
import FormatStrikethrough from '@mui/icons-material/FormatStrikethrough'
import FormatUnderlined from '@mui/icons-material/FormatUnderlined'
import HorizontalRule from '@mui/icons-material/HorizontalRule'
import InsertLink from '@mui/icons-material/InsertLink'
import OndemandVideo from '@mui/icons-material/OndemandVideo'
import Redo from '@mui/icons-material/Redo'
import Subscript from '@mui/icons-material/Subscript'
import Superscript from '@mui/icons-material/Superscript'
import TableChart from '@mui/icons-material/TableChart'
import Undo from '@mui/icons-material/Undo'
import { Box, IconButton } from '@mui/material'
import type { ChainedCommands } from '@tiptap/core'
import { type Editor, useEditorState } from '@tiptap/react'
import { type ReactNode, useState } from 'react'
import type { PictureFolder } from '../../contract/media/pictures.ts'
import { insertPicture } from './insert-picture.ts'
import { PictureDrop } from './picture-drop.tsx'
import { type Question, QuestionDialog } from './question-dialog.tsx'
import { newTable } from './rich-text-table.ts'

type Icon = typeof FormatBold

/** The tools that are pressed where the text has their format. */
const formats: { name: string; label: string; icon: Icon; toggle: (chain: ChainedCommands) => ChainedCommands }[] = [
	{ name: 'bold', label: 'Tebal', icon: FormatBold, toggle: (chain) => chain.toggleBold() },
	{ name: 'italic', label: 'Miring', icon: FormatItalic, toggle: (chain) => chain.toggleItalic() },
	{ name: 'underline', label: 'Garis bawah', icon: FormatUnderlined, toggle: (chain) => chain.toggleUnderline() },
	{ name: 'strike', label: 'Coret', icon: FormatStrikethrough, toggle: (chain) => chain.toggleStrike() },
	{
		name: 'subscript',
		label: 'Subskrip',
		icon: Subscript,
		toggle: (chain) => chain.unsetMark('superscript').toggleMark('subscript'),
	},
	{
		name: 'superscript',
		label: 'Superskrip',
		icon: Superscript,
		toggle: (chain) => chain.unsetMark('subscript').toggleMark('superscript'),
	},
	{ name: 'bulletList', label: 'Daftar', icon: FormatListBulleted, toggle: (chain) => chain.toggleBulletList() },
	{
		name: 'orderedList',
		label: 'Daftar bernomor',
		icon: FormatListNumbered,
		toggle: (chain) => chain.toggleOrderedList(),
	},
	{ name: 'blockquote', label: 'Kutipan', icon: FormatQuote, toggle: (chain) => chain.toggleBlockquote() },
]

export function RichTextToolbar({ editor, folder }: { editor: Editor; folder?: PictureFolder }) {
	const [asking, setAsking] = useState<Question>()
	const active = useEditorState({
		editor,
		selector: ({ editor: current }) => ({
			formats: formats.map(({ name }) => current.isActive(name)),
			link: current.isActive('link'),
			heading: [2, 3, 4].find((level) => current.isActive('heading', { level })),
			inTable: current.isActive('table'),
		}),
	})
	const chain = () => editor.chain().focus()
	const button = (label: string, content: ReactNode, run: () => void, pressed?: boolean) => (
		<IconButton
			key={label}
			size="small"
			aria-label={label}
			title={label}
			aria-pressed={pressed}
			onClick={run}
			sx={{ borderRadius: 1, color: 'text.primary', ...(pressed && { backgroundColor: 'primary.light' }) }}
		>
			{content}
		</IconButton>
	)
	const tool = (label: string, Icon: Icon, run: () => void, pressed?: boolean) =>
		button(label, <Icon fontSize="small" />, run, pressed)
	const wordTool = (label: string, run: () => void) =>
		button(
			label,
			<Box component="span" sx={{ typography: 'button', whiteSpace: 'nowrap' }}>
				{label}
			</Box>,
			run,
		)

	return (
		<Box
			role="toolbar"
			aria-label="Tata teks"
			sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25, padding: 0.5, borderBottom: 1, borderColor: 'divider' }}
		>
			{[2, 3, 4].map((level) =>
				button(
					`J${level - 1}: judul tingkat ${level - 1}`,
					<Box component="span" sx={{ fontSize: '0.875rem', fontWeight: 750, width: 20 }}>
						J{level - 1}
					</Box>,
					() =>
						chain()
							.toggleHeading({ level: level as 2 })
							.run(),
					active.heading === level,
				),
			)}
			{formats.map(({ label, icon, toggle }, place) =>
				tool(label, icon, () => toggle(chain()).run(), active.formats[place]),
			)}
			{tool('Garis pemisah', HorizontalRule, () => chain().setHorizontalRule().run())}
			{tool('Tautan', InsertLink, () => setAsking('tautan'), active.link)}
			{tool('Video atau peta', OndemandVideo, () => setAsking('sematan'))}
			{active.inTable
				? tool('Hapus tabel', TableChart, () => chain().deleteTable().run(), true)
				: tool('Tabel', TableChart, () => chain().insertContent(newTable).run(), false)}
			{active.inTable && wordTool('+ baris', () => chain().addRowAfter().run())}
			{active.inTable && wordTool('+ kolom', () => chain().addColumnAfter().run())}
			{active.inTable && wordTool('− baris', () => chain().deleteRow().run())}
			{active.inTable && wordTool('− kolom', () => chain().deleteColumn().run())}
			{active.inTable && wordTool('Judul tabel', () => setAsking('judul'))}
			{tool('Urungkan', Undo, () => chain().undo().run())}
			{tool('Ulangi', Redo, () => chain().redo().run())}
			{folder && (
				<PictureDrop
					folder={folder}
					label="Gambar"
					ratio={null}
					onUploaded={(picture) => insertPicture(editor, folder, picture)}
				/>
			)}
			{asking && <QuestionDialog editor={editor} question={asking} onClose={() => setAsking(undefined)} />}
		</Box>
	)
}
