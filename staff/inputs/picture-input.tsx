import { Box, Button, FormLabel } from '@mui/material'
import { useInput } from 'react-admin'
import { type PictureFolder, pictureAddress } from '../../contract/media/pictures.ts'
import type { UploadedPicture } from '../../contract/staff/pictures.ts'
import { InputSentence } from './input-sentence.tsx'
import { PictureAlt } from './picture-alt.tsx'
import { PictureDrop } from './picture-drop.tsx'

interface PictureInputProps {
	source: string
	label: string
	folder: PictureFolder
	helperText?: string
	/** Overrides the ratio of the folder; null allows any. */
	ratio?: number | null
	onUploaded?: (picture: UploadedPicture) => void
}

/** One picture, by its file name. */
export function PictureInput({ source, label, folder, helperText, ratio, onUploaded }: PictureInputProps) {
	const { field, fieldState } = useInput({ source, defaultValue: null })
	return (
		<Box sx={{ marginBlock: 1 }}>
			<FormLabel component="p">{label}</FormLabel>
			{field.value && (
				<>
					<Box
						component="img"
						src={pictureAddress(folder, field.value, 320)}
						alt=""
						sx={{
							display: 'block',
							// Nothing below it moves when it comes.
							width: 240,
							height: 180,
							borderRadius: 2,
							marginBlock: 1,
							objectFit: 'contain',
							objectPosition: 'left',
						}}
					/>
					<PictureAlt key={field.value} folder={folder} file={field.value} />
				</>
			)}
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
				<PictureDrop
					folder={folder}
					ratio={ratio}
					label={field.value ? 'Ganti gambar' : 'Unggah gambar'}
					onUploaded={(picture) => {
						field.onChange(picture.file)
						onUploaded?.(picture)
					}}
				>
					{field.value && <Button onClick={() => field.onChange(null)}>Hapus gambar</Button>}
				</PictureDrop>
			</Box>
			<InputSentence error={fieldState.error} helperText={helperText} />
		</Box>
	)
}
