import { Box } from '@mui/material'
import { SelectInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { PictureFolder } from '../../contract/media/pictures.ts'
import type { UploadedPicture } from '../../contract/staff/pictures.ts'
import { EmbedInput } from './embed-input.tsx'
import { PictureInput } from './picture-inputs.tsx'

interface ContentInputProps {
	/** The content types; one is `gambar`. */
	choices: { id: string; name: string }[]
	folder: PictureFolder
	/** The help text for each of the others. */
	paste: Record<string, string>
	pictureHelp?: string
	onUploaded?: (picture: UploadedPicture) => void
}

/** A picture or a video, by the row's `contentType`. */
export function ContentInput({ choices, folder, paste, pictureHelp, onUploaded }: ContentInputProps) {
	const { setValue } = useFormContext()
	const contentType: string = useWatch({ name: 'contentType' }) ?? 'gambar'
	return (
		<Box sx={{ width: '100%' }}>
			<SelectInput
				source="contentType"
				label="Jenis"
				choices={choices}
				defaultValue="gambar"
				// A file name is not a valid video address, nor the other way round.
				onChange={() => setValue('content', '', { shouldDirty: true })}
			/>
			{contentType === 'gambar' ? (
				<PictureInput
					source="content"
					label="Gambar"
					folder={folder}
					helperText={pictureHelp}
					onUploaded={onUploaded}
				/>
			) : (
				<EmbedInput source="content" label="Alamat video" helperText={paste[contentType] ?? ''} />
			)}
		</Box>
	)
}
