import type { PictureFolder } from '../../contract/media/pictures.ts'
import type { GambarValues, UploadedPicture } from '../../contract/staff/pictures.ts'
import { callApi } from '../api/call-api.ts'
import type { Area } from './crop-area.ts'

interface Upload extends GambarValues {
	file: Blob
	folder: PictureFolder
	/** The part to keep; all of it by default. */
	potong?: Area
}

/** Uploads a picture; the server crops, re-encodes and names it. */
export async function uploadPicture({ file, folder, alt, hiasan, potong }: Upload): Promise<UploadedPicture> {
	const form = new FormData()
	form.set('berkas', file)
	form.set('folder', folder)
	form.set('alt', alt)
	if (hiasan) form.set('hiasan', '1')
	if (potong) form.set('potong', [potong.x, potong.y, potong.width, potong.height].join(','))
	return (await callApi('POST /v1/staf/gambar', { form })).data.created
}
