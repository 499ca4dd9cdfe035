import { Box } from '@mui/material'
import { type PictureFolder, pictureAddress } from '../../contract/media/pictures.ts'

const frame = {
	display: 'block',
	width: 56,
	height: 40,
	borderRadius: 1,
	objectFit: 'cover',
	backgroundColor: '#f3ede1',
}

/** The thumbnail of a row, or an empty box. */
export const PictureThumb = ({ folder, file }: { folder: PictureFolder; file?: string | null }) =>
	file ? (
		<Box component="img" src={pictureAddress(folder, file, 96)} alt="" loading="lazy" sx={frame} data-thumb />
	) : (
		<Box sx={frame} data-thumb />
	)
