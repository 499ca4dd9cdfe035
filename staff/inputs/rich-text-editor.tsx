import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import type { PictureFolder } from '../../contract/pictures.ts'
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
	const editor = useEditor({
		extensions: richTextSchema,
		content: value,
		// The content security policy blocks injected styles; staff.css holds them.
		injectCSS: false,
		editorProps: {
			attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelledBy, 'data-field': name },
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
	return (
		<>
			{editor && <RichTextToolbar editor={editor} folder={folder} />}
			<EditorContent editor={editor} />
		</>
	)
}
