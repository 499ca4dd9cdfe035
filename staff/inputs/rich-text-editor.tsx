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
	/** Where pictures in the text are kept; without it there are none. */
	folder?: PictureFolder
	labelledBy: string
}

export default function RichTextEditor({ value, onChange, onBlur, folder, labelledBy }: RichTextEditorProps) {
	const written = useRef(value)
	const editor = useEditor({
		extensions: richTextSchema,
		content: value,
		// Its rules are in staff.css: the page's policy lets no style in that has no nonce.
		injectCSS: false,
		editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelledBy } },
		onUpdate({ editor: changed }) {
			written.current = storedHtml(changed)
			onChange(written.current)
		},
		onBlur,
	})
	// What the server made of it comes back after saving.
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
