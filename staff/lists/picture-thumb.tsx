import { Box } from '@mui/material'
import { picturePlaces } from '../../contract/media/picture-places.ts'
import { type PictureFolder, pictureAddress } from '../../contract/media/pictures.ts'

const frame = { display: 'block', width: 56, height: 40, borderRadius: 1, backgroundColor: '#f3ede1' }

interface PictureThumbProps {
	folder: PictureFolder
	file?: string | null
}

/** The thumbnail of a row, or an empty box. A picture of any shape, such as a logo, shows whole. */
export function PictureThumb({ folder, file }: PictureThumbProps) {
	if (!file) return <Box sx={frame} data-thumb />
	const objectFit = picturePlaces[folder].ratio === null ? 'contain' : 'cover'
	const src = pictureAddress(folder, file, 96)
	return <Box component="img" src={src} alt="" loading="lazy" sx={{ ...frame, objectFit }} data-thumb />
}
