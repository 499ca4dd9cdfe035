import { Alert } from '@mui/material'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import type { PictureFolder } from '../../contract/media/pictures.ts'
import { cleanPasted, type Lost, lostSentence } from './clean-pasted.ts'
import { insertPicture } from './insert-picture.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { richTextSchema } from './rich-text-schema.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import { storedHtml } from './stored-html.ts'

interface RichTextEditorProps {
	value: string
	onChange: (html: string) => void
	onBlur: () => void
	/** The folder for pictures in the text; without it, the text has none. */
	folder?: PictureFolder
	labelledBy: string
	/** The name of the field, as other inputs have it. */
	name: string
}

export default function RichTextEditor({ value, onChange, onBlur, folder, labelledBy, name }: RichTextEditorProps) {
	const written = useRef(value)
	const [lost, setLost] = useState<Lost>({ gambar: 0, video: 0 })
	const [pastedPicture, setPastedPicture] = useState<File>()
	/** A pasted or dropped picture is cropped and described as a chosen one. */
	const takePicture = (data: DataTransfer | null) => {
		const picture = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'))
		if (!picture || data?.types.includes('text/html')) return false
		if (folder) setPastedPicture(picture)
		else setLost({ gambar: 1, video: 0 })
		return true
	}
	const editor = useEditor({
		extensions: richTextSchema,
		content: value,
		// The content security policy blocks injected styles; staff.css holds them.
		injectCSS: false,
		editorProps: {
			attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelledBy, 'data-field': name },
			transformPastedHTML(html) {
				const pasted = cleanPasted(html, window.location.origin)
				setLost(pasted.lost)
				return pasted.html
			},
			handlePaste: (_, event) => takePicture(event.clipboardData),
			handleDrop: (_, event) => takePicture(event.dataTransfer),
		},
		onUpdate({ editor: changed }) {
			written.current = storedHtml(changed)
			onChange(written.current)
		},
		onBlur,
	})
	// After saving, the form holds the server's sanitised text.
	useEffect(() => {
		if (!editor || value === written.current) return
		written.current = value
		editor.commands.setContent(value, { emitUpdate: false })
	}, [editor, value])
	const sentence = lostSentence(lost, folder !== undefined)
	return (
		<>
			{editor && <RichTextToolbar editor={editor} folder={folder} />}
			{sentence && (
				<Alert severity="warning" role="status" onClose={() => setLost({ gambar: 0, video: 0 })}>
					{sentence}
				</Alert>
			)}
			<EditorContent editor={editor} />
			{pastedPicture && folder && (
				<PictureDialog
					file={pastedPicture}
					folder={folder}
					ratio={null}
					onClose={() => setPastedPicture(undefined)}
					onUploaded={(picture) => {
						setPastedPicture(undefined)
						if (editor) insertPicture(editor, folder, picture)
					}}
				/>
			)}
		</>
	)
}
