import { CircularProgress } from '@mui/material'
import { useEffect, useState } from 'react'
import { picturePlaces } from '../../contract/media/picture-places.ts'
import type { PictureFolder } from '../../contract/media/pictures.ts'
import { inputErrors } from '../../contract/staff/input-errors.ts'
import { type GambarValues, gambarInput, type UploadedPicture } from '../../contract/staff/pictures.ts'
import { useSending } from '../api/use-sending.ts'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { AltInput } from './alt-input.tsx'
import { type Area, largestArea, wholePixels } from './crop-area.ts'
import { CropPicture } from './crop-picture.tsx'
import { type OpenedPicture, openPicture } from './open-picture.ts'
import { uploadPicture } from './upload-picture.ts'

interface PictureDialogProps {
	file: File
	folder: PictureFolder
	/** Overrides the ratio of the folder; null allows any. */
	ratio?: number | null
	onUploaded: (picture: UploadedPicture) => void
	onClose: () => void
}

/** Crops, describes and uploads the chosen picture. */
export function PictureDialog({ file, folder, ratio, onUploaded, onClose }: PictureDialogProps) {
	const place = { ...picturePlaces[folder], ...(ratio !== undefined && { ratio }) }
	const [picture, setPicture] = useState<OpenedPicture>()
	const [area, setArea] = useState<Area>({ x: 0, y: 0, width: 1, height: 1 })
	const [isian, setIsian] = useState<GambarValues>({ alt: '', hiasan: false })
	const [invalidAlt, setInvalidAlt] = useState<string>()
	const [problem, setProblem] = useState<string>()
	const { isSending, send, failure, fields } = useSending()
	useEffect(() => {
		let isOpen = true
		openPicture(file).then((opened) => {
			if (!isOpen) return
			if (typeof opened === 'string') return setProblem(opened)
			setPicture(opened)
			setArea(largestArea(opened, place.ratio ?? opened.width / opened.height))
		})
		return () => {
			isOpen = false
		}
	}, [file, place.ratio])

	function upload(opened: OpenedPicture): void {
		const { data, error } = gambarInput.safeParse(isian)
		setInvalidAlt(error && inputErrors(error).alt)
		if (!data) return
		send(async () => {
			onUploaded(await uploadPicture({ file, folder, ...data, potong: wholePixels(area, opened) }))
		})
	}
	return (
		<FormDialog
			title="Unggah gambar"
			submitText={isSending ? 'Mengunggah …' : 'Unggah'}
			isReady={picture !== undefined}
			isSending={isSending}
			failure={problem ?? fields.berkas ?? failure}
			onSubmit={() => picture && upload(picture)}
			onClose={onClose}
			maxWidth="md"
		>
			{picture ? (
				<CropPicture picture={picture} place={place} area={area} onChange={setArea}>
					<AltInput value={isian} onChange={setIsian} error={invalidAlt ?? fields.alt} example={place.example} />
				</CropPicture>
			) : (
				!problem && <CircularProgress aria-label="Membuka gambar" />
			)}
		</FormDialog>
	)
}
