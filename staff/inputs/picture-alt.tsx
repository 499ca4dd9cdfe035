import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { picturePlaces } from '../../contract/media/picture-places.ts'
import type { PictureFolder } from '../../contract/media/pictures.ts'
import { inputErrors } from '../../contract/staff/input-errors.ts'
import { type GambarValues, gambarInput, type UploadedPicture } from '../../contract/staff/pictures.ts'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { useSending } from '../api/use-sending.ts'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { AltInput } from './alt-input.tsx'

/** The alternative text of a stored picture, with a dialog to change it. */
export function PictureAlt({ folder, file }: { folder: PictureFolder; file: string }) {
	const { data, refetch } = useApiQuery('GET /v1/staf/gambar', { query: { folder, file } })
	const [isOpen, setOpen] = useState(false)
	// Its line, so that nothing below it moves.
	if (!data) return <Typography variant="body2">&nbsp;</Typography>
	const [picture] = data
	if (!picture)
		return (
			<Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 1 }}>
				Belum ada keterangan. Unggah ulang gambarnya untuk menambahkannya.
			</Typography>
		)
	return (
		<>
			<Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
				{picture.hiasan ? 'Hanya hiasan' : picture.alt ? `“${picture.alt}”` : 'Belum ada keterangan'}
			</Typography>
			<Button size="small" onClick={() => setOpen(true)}>
				Ubah keterangan
			</Button>
			{isOpen && (
				<AltDialog
					picture={picture}
					example={picturePlaces[folder].example}
					onClose={() => setOpen(false)}
					onSaved={() => {
						setOpen(false)
						refetch()
					}}
				/>
			)}
		</>
	)
}

interface AltDialogProps {
	picture: UploadedPicture
	/** A sentence for a picture of this folder. */
	example: string
	onSaved: () => void
	onClose: () => void
}

function AltDialog({ picture, example, onSaved, onClose }: AltDialogProps) {
	const [isian, setIsian] = useState<GambarValues>({ alt: picture.alt, hiasan: picture.hiasan === 1 })
	const [invalidAlt, setInvalidAlt] = useState<string>()
	const { isSending, send, failure, fields } = useSending()
	function save(): void {
		const { data, error } = gambarInput.safeParse(isian)
		setInvalidAlt(error && inputErrors(error).alt)
		if (!data) return
		send(async () => {
			await callApi('PATCH /v1/staf/gambar/{id}', { params: { id: picture.id }, body: data })
			onSaved()
		})
	}
	return (
		<FormDialog
			title="Keterangan gambar"
			submitText="Simpan keterangan"
			isSending={isSending}
			failure={failure}
			onSubmit={save}
			onClose={onClose}
		>
			<AltInput value={isian} onChange={setIsian} error={invalidAlt ?? fields.alt} example={example} />
			<Typography variant="body2" sx={{ color: 'text.secondary' }}>
				Berlaku di mana pun gambar ini tampil, segera setelah disimpan.
			</Typography>
		</FormDialog>
	)
}
