import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternate'
import { Button } from '@mui/material'
import { type ChangeEvent, useRef, useState } from 'react'
import type { PictureFolder } from '../../contract/media/pictures.ts'
import type { UploadedPicture } from '../../contract/staff/pictures.ts'
import { ChoosePicture } from '../media/choose-picture.tsx'
import { ACCEPTED } from './accepted-pictures.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { svgToPng } from './svg-to-png.ts'

/** Marks are often drawings; a photo never is. */
const SVG_FOLDER: PictureFolder = 'merek'

interface PictureDropProps {
	folder: PictureFolder
	label: string
	/** Overrides the ratio of the folder; null allows any. */
	ratio?: number | null
	onUploaded: (picture: UploadedPicture) => void
}

/** Takes a picture by click or drop, then opens the dialog to crop and describe it; or one of the media library. */
export function PictureDrop({ folder, label, ratio, onUploaded }: PictureDropProps) {
	const input = useRef<HTMLInputElement>(null)
	const [chosen, setChosen] = useState<File>()
	const takesSvg = folder === SVG_FOLDER
	const choose = async (file: File | undefined) => setChosen(file && takesSvg ? await svgToPng(file) : file)
	return (
		<>
			<Button
				variant="outlined"
				startIcon={<AddPhotoAlternate />}
				onClick={() => input.current?.click()}
				onDragOver={(event) => event.preventDefault()}
				onDrop={(event) => {
					event.preventDefault()
					void choose(event.dataTransfer.files[0])
				}}
			>
				{label}
			</Button>
			<input
				ref={input}
				type="file"
				accept={takesSvg ? `${ACCEPTED},image/svg+xml` : ACCEPTED}
				aria-label={label}
				hidden
				onChange={(event: ChangeEvent<HTMLInputElement>) => {
					void choose(event.target.files?.[0])
					event.target.value = ''
				}}
			/>
			<ChoosePicture folder={folder} onChosen={onUploaded} />
			{chosen && (
				<PictureDialog
					file={chosen}
					folder={folder}
					ratio={ratio}
					onClose={() => setChosen(undefined)}
					onUploaded={(picture) => {
						setChosen(undefined)
						onUploaded(picture)
					}}
				/>
			)}
		</>
	)
}
