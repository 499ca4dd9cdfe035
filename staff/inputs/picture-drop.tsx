import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternate'
import { type ReactNode, useState } from 'react'
import type { PictureFolder } from '../../contract/media/pictures.ts'
import type { UploadedPicture } from '../../contract/staff/pictures.ts'
import { ChoosePicture } from '../media/choose-picture.tsx'
import { ACCEPTED } from './accepted-pictures.ts'
import { FileButton } from './file-button.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { PictureGuide } from './picture-guide.tsx'
import { svgToPng } from './svg-to-png.ts'

/** Marks are often drawings; a photo never is. */
const SVG_FOLDER: PictureFolder = 'merek'

interface PictureDropProps {
	folder: PictureFolder
	label: string
	/** Overrides the ratio of the folder; null allows any. */
	ratio?: number | null
	onUploaded: (picture: UploadedPicture) => void
	/** More buttons, before the guide. */
	children?: ReactNode
}

/** Takes a picture by click or drop, then opens the dialog to crop and describe it; or one of the media library. */
export function PictureDrop({ folder, label, ratio, onUploaded, children }: PictureDropProps) {
	const [chosen, setChosen] = useState<File>()
	const takesSvg = folder === SVG_FOLDER
	const choose = async (file: File | undefined) => setChosen(file && takesSvg ? await svgToPng(file) : file)
	return (
		<>
			<FileButton
				accept={takesSvg ? `${ACCEPTED},image/svg+xml` : ACCEPTED}
				onFiles={([file]) => choose(file)}
				startIcon={<AddPhotoAlternate />}
				onDragOver={(event) => event.preventDefault()}
				onDrop={(event) => {
					event.preventDefault()
					choose(event.dataTransfer.files[0])
				}}
			>
				{label}
			</FileButton>
			<ChoosePicture folder={folder} onChosen={onUploaded} />
			{children}
			<PictureGuide folder={folder} ratio={ratio} takesSvg={takesSvg} />
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
