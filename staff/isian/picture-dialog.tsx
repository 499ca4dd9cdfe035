import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import type { PictureFolder } from '../../contract/pictures.ts'
import { useSending } from '../pintu/use-sending.ts'
import { type UploadedPicture, uploadPicture } from './upload-picture.ts'

interface PictureDialogProps {
	file: File
	folder: PictureFolder
	onUploaded: (picture: UploadedPicture) => void
	onClose: () => void
}

/** The chosen picture and what it shows, for those who cannot see it. */
export function PictureDialog({ file, folder, onUploaded, onClose }: PictureDialogProps) {
	const [alt, setAlt] = useState('')
	const [preview, setPreview] = useState<string>()
	const { isSending, send, failure, fields } = useSending()
	useEffect(() => {
		const address = URL.createObjectURL(file)
		setPreview(address)
		return () => URL.revokeObjectURL(address)
	}, [file])
	const upload = () => send(async () => onUploaded(await uploadPicture(file, folder, alt)))
	return (
		<Dialog open onClose={onClose} fullWidth maxWidth="sm">
			<DialogTitle>Unggah gambar</DialogTitle>
			<DialogContent>
				{failure && <Alert severity="error">{fields.berkas ?? failure}</Alert>}
				<Box
					component="img"
					src={preview}
					alt=""
					sx={{ display: 'block', maxWidth: '100%', maxHeight: 320, marginBlock: 1 }}
				/>
				<TextField
					label="Apa yang tampak di gambar?"
					helperText="Dibacakan kepada pengunjung yang tidak dapat melihat gambar."
					value={alt}
					onChange={(event) => setAlt(event.target.value)}
					slotProps={{ htmlInput: { maxLength: 300 } }}
					autoFocus
					fullWidth
				/>
			</DialogContent>
			<DialogActions>
				<Button onClick={onClose}>Batal</Button>
				<Button onClick={upload} variant="contained" disabled={isSending}>
					{isSending ? 'Mengunggah …' : 'Unggah'}
				</Button>
			</DialogActions>
		</Dialog>
	)
}
