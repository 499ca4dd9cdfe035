import type { Editor } from '@tiptap/core'
import { type PictureFolder, pictureAddress } from '../../contract/media/pictures.ts'
import type { UploadedPicture } from '../../contract/staff/pictures.ts'

export function insertPicture(editor: Editor, folder: PictureFolder, { file, alt, lebar, tinggi }: UploadedPicture) {
	const attrs = { src: pictureAddress(folder, file), alt, width: String(lebar), height: String(tinggi) }
	editor.chain().focus().insertContent({ type: 'gambar', attrs }).run()
}
