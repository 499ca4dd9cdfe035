import { TextField } from '@mui/material'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { safeLink, textLinkSchemes } from '../../contract/links/safe-link.ts'
import { embedKey } from '../../contract/media/embed.ts'
import { embedProblem, pastedEmbed } from '../../contract/media/pasted-embed.ts'
import { withScheme } from '../../contract/staff/site-inputs.ts'
import { FormDialog } from '../dialogs/form-dialog.tsx'

export type Question = 'tautan' | 'sematan' | 'judul'

interface Words {
	title: string
	label: string
	help: string
	/** What the text has now. */
	read: (editor: Editor) => string | undefined
	/** Puts the answer into the text, or returns what is wrong with it. */
	write: (editor: Editor, typed: string) => string | null | undefined
}

const questions: Record<Question, Words> = {
	tautan: {
		title: 'Tautan',
		label: 'Alamat',
		help: 'Alamat halaman, email (mailto:), atau telepon (tel:). Kosongkan untuk menghapus tautan.',
		read: (editor) => editor.getAttributes('link').href,
		write(editor, typed) {
			const href = withScheme(typed)
			if (href && !safeLink(href, textLinkSchemes)) return 'Awali dengan https://, garis miring, mailto:, atau tel:.'
			const chain = editor.chain().focus().extendMarkRange('link')
			if (href) chain.setLink({ href }).run()
			else chain.unsetLink().run()
		},
	},
	sematan: {
		title: 'Video atau peta',
		label: 'Alamat',
		help: 'Tempel alamat video dari YouTube atau TikTok, atau tempat dari Google Maps atau OpenStreetMap.',
		read: () => '',
		write(editor, typed) {
			const embed = pastedEmbed(typed)
			if (!embed) return embedProblem(typed, ['youtube', 'tiktok', 'gmaps', 'osm'])
			const attrs = { 'data-embed': embedKey(embed) }
			editor.chain().focus().insertContent({ type: 'sematan', attrs }).run()
		},
	},
	judul: {
		title: 'Judul tabel',
		label: 'Judul',
		help: 'Tampil di atas tabel, dan dibacakan lebih dahulu. Kosongkan bila tidak perlu.',
		read: (editor) => editor.getAttributes('table').judul,
		write(editor, judul) {
			editor.chain().focus().updateAttributes('table', { judul }).run()
		},
	},
}

interface QuestionDialogProps {
	editor: Editor
	question: Question
	onClose: () => void
}

export function QuestionDialog({ editor, question, onClose }: QuestionDialogProps) {
	const { title, label, help, read, write } = questions[question]
	const [typed, setTyped] = useState(() => read(editor) ?? '')
	const [error, setError] = useState<string | null>()
	const finish = () => {
		const problem = write(editor, typed.trim())
		setError(problem)
		if (!problem) onClose()
	}
	return (
		<FormDialog title={title} submitText="Pakai" isSending={false} onSubmit={finish} onClose={onClose}>
			<TextField
				label={label}
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
				error={Boolean(error)}
				helperText={error ?? help}
				autoFocus
				fullWidth
			/>
		</FormDialog>
	)
}
