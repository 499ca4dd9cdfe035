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
import { type Editor, useEditorState } from '@tiptap/react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { safeLink, textLinkSchemes } from '../../contract/links/safe-link.ts'
import { embedKey } from '../../contract/media/embed.ts'
import { embedProblem, pastedEmbed } from '../../contract/media/pasted-embed.ts'
import type { PictureFolder } from '../../contract/media/pictures.ts'
import { withScheme } from '../../contract/staff/site-inputs.ts'
import { AddressDialog } from './address-dialog.tsx'
import { insertPicture } from './insert-picture.ts'
import { PictureDrop } from './picture-drop.tsx'
import { newTable } from './rich-text-table.ts'

interface RichTextToolbarProps {
	editor: Editor
	folder?: PictureFolder
}

const MARKS = [
	'bold',
	'italic',
	'underline',
	'strike',
	'subscript',
	'superscript',
	'bulletList',
	'orderedList',
	'blockquote',
	'link',
]

export function RichTextToolbar({ editor, folder }: RichTextToolbarProps) {
	const [asking, setAsking] = useState<'tautan' | 'sematan' | 'judul'>()
	const active = useEditorState({
		editor,
		selector: ({ editor: current }) => ({
			marks: MARKS.filter((name) => current.isActive(name)),
			heading: [2, 3, 4].find((level) => current.isActive('heading', { level })),
			inTable: current.isActive('table'),
		}),
	})
	const chain = () => editor.chain().focus()
	const tool = (label: string, icon: ReactNode, run: () => void, pressed?: boolean) => (
		<IconButton
			key={label}
			size="small"
			aria-label={label}
			title={label}
			aria-pressed={pressed}
			onClick={run}
			sx={{ borderRadius: 1, color: 'text.primary', ...(pressed && { backgroundColor: 'primary.light' }) }}
		>
			{icon}
		</IconButton>
	)
	const wordTool = (label: string, run: () => void) =>
		tool(
			label,
			<Box component="span" sx={{ typography: 'button', whiteSpace: 'nowrap' }}>
				{label}
			</Box>,
			run,
		)
	const mark = (name: string, label: string, icon: ReactNode) =>
		tool(label, icon, () => chain().toggleMark(name).run(), active.marks.includes(name))

	return (
		<Box
			role="toolbar"
			aria-label="Tata teks"
			sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25, padding: 0.5, borderBottom: 1, borderColor: 'divider' }}
		>
			{[2, 3, 4].map((level) =>
				tool(
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
			{mark('bold', 'Tebal', <FormatBold fontSize="small" />)}
			{mark('italic', 'Miring', <FormatItalic fontSize="small" />)}
			{mark('underline', 'Garis bawah', <FormatUnderlined fontSize="small" />)}
			{mark('strike', 'Coret', <FormatStrikethrough fontSize="small" />)}
			{tool(
				'Subskrip',
				<Subscript fontSize="small" />,
				() => chain().unsetMark('superscript').toggleMark('subscript').run(),
				active.marks.includes('subscript'),
			)}
			{tool(
				'Superskrip',
				<Superscript fontSize="small" />,
				() => chain().unsetMark('subscript').toggleMark('superscript').run(),
				active.marks.includes('superscript'),
			)}
			{tool(
				'Daftar',
				<FormatListBulleted fontSize="small" />,
				() => chain().toggleBulletList().run(),
				active.marks.includes('bulletList'),
			)}
			{tool(
				'Daftar bernomor',
				<FormatListNumbered fontSize="small" />,
				() => chain().toggleOrderedList().run(),
				active.marks.includes('orderedList'),
			)}
			{tool(
				'Kutipan',
				<FormatQuote fontSize="small" />,
				() => chain().toggleBlockquote().run(),
				active.marks.includes('blockquote'),
			)}
			{tool('Garis pemisah', <HorizontalRule fontSize="small" />, () => chain().setHorizontalRule().run())}
			{tool('Tautan', <InsertLink fontSize="small" />, () => setAsking('tautan'), active.marks.includes('link'))}
			{tool('Video atau peta', <OndemandVideo fontSize="small" />, () => setAsking('sematan'))}
			{tool(
				active.inTable ? 'Hapus tabel' : 'Tabel',
				<TableChart fontSize="small" />,
				() => (active.inTable ? chain().deleteTable().run() : chain().insertContent(newTable).run()),
				active.inTable,
			)}
			{active.inTable && wordTool('+ baris', () => chain().addRowAfter().run())}
			{active.inTable && wordTool('+ kolom', () => chain().addColumnAfter().run())}
			{active.inTable && wordTool('− baris', () => chain().deleteRow().run())}
			{active.inTable && wordTool('− kolom', () => chain().deleteColumn().run())}
			{active.inTable && wordTool('Judul tabel', () => setAsking('judul'))}
			{tool('Urungkan', <Undo fontSize="small" />, () => chain().undo().run())}
			{tool('Ulangi', <Redo fontSize="small" />, () => chain().redo().run())}
			{folder && (
				<PictureDrop
					folder={folder}
					label="Gambar"
					ratio={null}
					onUploaded={(picture) => insertPicture(editor, folder, picture)}
				/>
			)}
			{asking === 'tautan' && (
				<AddressDialog
					title="Tautan"
					helperText="Alamat halaman, email (mailto:), atau telepon (tel:). Kosongkan untuk menghapus tautan."
					initial={editor.getAttributes('link').href ?? ''}
					onClose={() => setAsking(undefined)}
					onDone={(href) => {
						const address = withScheme(href)
						if (address && !safeLink(address, textLinkSchemes))
							return 'Awali dengan https://, garis miring, mailto:, atau tel:.'
						if (address) chain().extendMarkRange('link').setLink({ href: address }).run()
						else chain().extendMarkRange('link').unsetLink().run()
						return null
					}}
				/>
			)}
			{asking === 'judul' && (
				<AddressDialog
					title="Judul tabel"
					label="Judul"
					helperText="Tampil di atas tabel, dan dibacakan lebih dahulu. Kosongkan bila tidak perlu."
					initial={editor.getAttributes('table').judul ?? ''}
					onClose={() => setAsking(undefined)}
					onDone={(judul) => {
						chain().updateAttributes('table', { judul }).run()
						return null
					}}
				/>
			)}
			{asking === 'sematan' && (
				<AddressDialog
					title="Video atau peta"
					helperText="Tempel alamat video dari YouTube atau TikTok, atau tempat dari Google Maps atau OpenStreetMap."
					initial=""
					onClose={() => setAsking(undefined)}
					onDone={(address) => {
						const embed = pastedEmbed(address)
						if (!embed) return embedProblem(address, ['youtube', 'tiktok', 'gmaps', 'osm'])
						chain()
							.insertContent({ type: 'sematan', attrs: { 'data-embed': embedKey(embed) } })
							.run()
						return null
					}}
				/>
			)}
		</Box>
	)
}
