import type { PictureFolder } from '../../contract/pictures.ts'
import { callApi } from '../api/call-api.ts'

export interface UploadedPicture {
	id: string
	file: string
	folder: PictureFolder
	alt: string
	lebar: number
	tinggi: number
}

/** Sends a picture to the server, which makes it anew and names it. */
export async function uploadPicture(file: Blob, folder: PictureFolder, alt = ''): Promise<UploadedPicture> {
	const form = new FormData()
	form.set('berkas', file)
	form.set('folder', folder)
	form.set('alt', alt)
	return (await callApi<{ created: UploadedPicture }>('POST', '/gambar', form)).data.created
}
