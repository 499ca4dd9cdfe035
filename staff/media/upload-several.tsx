import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { useCallback, useEffect, useState } from 'react'
import { HttpError } from 'react-admin'
import { isPictureFolder, picturePlaces } from '../../contract/media/picture-places.ts'
import type { PictureFolder } from '../../contract/media/pictures.ts'
import { inputErrors } from '../../contract/staff/input-errors.ts'
import { type GambarValues, gambarInput } from '../../contract/staff/pictures.ts'
import { ChoiceSelect } from '../dialogs/selects.tsx'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { AltInput } from '../inputs/alt-input.tsx'
import { openPicture } from '../inputs/open-picture.ts'
import { PictureGuide } from '../inputs/picture-guide.tsx'
import { uploadPicture } from '../inputs/upload-picture.ts'
import { folderChoices } from './picture-grid.tsx'

interface Waiting {
	file: File
	preview: string
	isian: GambarValues
	/** Why it was not uploaded. */
	problem?: string
	invalidAlt?: string
	/** The file itself cannot be used; trying again does not help. */
	isUnusable?: boolean
	isUploaded?: boolean
}

interface UploadSeveralProps {
	files: File[]
	folder: PictureFolder | ''
	onUploaded: () => void
	onClose: () => void
}

/** Describes and uploads several pictures, one after another. What fails says why and stays in the list. */
export function UploadSeveral({ files, folder: first, onUploaded, onClose }: UploadSeveralProps) {
	const [folder, setFolder] = useState<PictureFolder>(first || 'artikel')
	const [rows, setRows] = useState<Waiting[]>([])
	const [isSending, setSending] = useState(false)
	const change = useCallback(
		(place: number, next: Partial<Waiting>) =>
			setRows((before) => before.map((row, index) => (index === place ? { ...row, ...next } : row))),
		[],
	)

	useEffect(() => {
		const waiting: Waiting[] = files.map((file) => ({
			file,
			preview: URL.createObjectURL(file),
			isian: { alt: '', hiasan: false },
		}))
		setRows(waiting)
		let isOpen = true
		const checkAll = async () => {
			// One after another: each is decoded as a whole.
			for (const [place, file] of files.entries()) {
				const opened = isOpen ? await openPicture(file) : undefined
				if (typeof opened === 'string') change(place, { problem: opened, isUnusable: true })
				else opened?.bitmap.close()
			}
		}
		checkAll()
		return () => {
			isOpen = false
			for (const { preview } of waiting) URL.revokeObjectURL(preview)
		}
	}, [files, change])

	const usable = rows.filter(({ isUnusable }) => !isUnusable)
	const uploaded = rows.filter(({ isUploaded }) => isUploaded).length
	const isFinished = rows.length > 0 && uploaded === usable.length

	async function uploadAll(): Promise<void> {
		setSending(true)
		for (const [place, { file, isian, isUploaded, isUnusable }] of rows.entries()) {
			if (isUploaded || isUnusable) continue
			const { data, error } = gambarInput.safeParse(isian)
			change(place, { invalidAlt: error && inputErrors(error).alt, problem: undefined })
			if (!data) continue
			try {
				await uploadPicture({ file, folder, ...data })
				change(place, { isUploaded: true })
				onUploaded()
			} catch (failure) {
				change(place, { problem: sentenceOf(failure) })
			}
		}
		setSending(false)
	}

	return (
		<TitledDialog
			title={`Unggah ${files.length} gambar`}
			// A click beside it must not lose the descriptions.
			onClose={isFinished ? onClose : undefined}
			maxWidth="md"
			content={{ dividers: true, sx: { display: 'grid', gap: 2, alignContent: 'start' } }}
			actions={
				<>
					<Box sx={{ flex: '1 1 12rem' }}>
						<Typography role="status" variant="body2">
							{uploaded} dari {usable.length} terunggah
						</Typography>
						<LinearProgress
							variant="determinate"
							value={usable.length ? (100 * uploaded) / usable.length : 0}
							aria-label="Kemajuan unggahan"
						/>
					</Box>
					<Button onClick={onClose} disabled={isSending}>
						{isFinished ? 'Selesai' : 'Batal'}
					</Button>
					{!isFinished && (
						<Button onClick={uploadAll} variant="contained" disabled={isSending}>
							{isSending ? 'Mengunggah …' : 'Unggah semua'}
						</Button>
					)}
				</>
			}
		>
			<ChoiceSelect
				label="Tempat"
				choices={folderChoices}
				helperText={`Tampil ${picturePlaces[folder].shownWhere}`}
				value={folder}
				disabled={isSending || uploaded > 0}
				onChange={({ target }) => isPictureFolder(target.value) && setFolder(target.value)}
			/>
			<PictureGuide folder={folder} />
			{rows.map(({ file, preview, isian, problem, invalidAlt, isUploaded, isUnusable }, place) => (
				<Box
					key={preview}
					role="group"
					aria-label={file.name}
					sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '120px 1fr' }, minWidth: 0 }}
				>
					<Box
						{...(!isUnusable && { component: 'img', src: preview, alt: '' })}
						sx={{ width: 120, height: 80, objectFit: 'contain', backgroundColor: '#f3ede1', borderRadius: 1 }}
					/>
					<Box sx={{ minWidth: 0 }}>
						<Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{file.name}</Typography>
						{problem && <Alert severity="error">{problem}</Alert>}
						{isUploaded && <Alert severity="success">Terunggah.</Alert>}
						{!isUploaded && !isUnusable && (
							<AltInput
								value={isian}
								onChange={(next) => change(place, { isian: next, invalidAlt: undefined })}
								error={invalidAlt}
								example={picturePlaces[folder].example}
							/>
						)}
					</Box>
				</Box>
			))}
		</TitledDialog>
	)
}

const sentenceOf = (failure: unknown) => {
	if (!(failure instanceof HttpError)) return 'Gagal diunggah. Coba lagi.'
	const fields: Record<string, string> = failure.body?.errors ?? {}
	return fields.berkas ?? failure.message
}
