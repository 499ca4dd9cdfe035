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

type Item = string | { content: string }

const fileOf = (item: Item) => (typeof item === 'string' ? item : item.content)

interface PictureListInputProps {
	source: string
	label: string
	folder: PictureFolder
	helperText?: string
	/** Items are objects with the file name as `content`, not file names. */
	isObjects?: boolean
}

/** Several pictures in order; lists show the first. */
export function PictureListInput({ source, label, folder, helperText, isObjects }: PictureListInputProps) {
	const { field, fieldState } = useInput({ source, defaultValue: [] })
	const items: Item[] = field.value || []
	const without = (place: number) => items.filter((_, index) => index !== place)
	return (
		<Box sx={{ marginBlock: 1 }}>
			<FormLabel component="p">{label}</FormLabel>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginBlock: 1 }}>
				{items.map((item, place) => (
					<Box key={fileOf(item)} sx={{ width: 160 }}>
						<Box
							component="img"
							src={pictureAddress(folder, fileOf(item), 320)}
							alt={place === 0 ? 'Gambar utama' : `Gambar ${place + 1}`}
							sx={{ display: 'block', width: 160, height: 107, borderRadius: 2, objectFit: 'cover' }}
						/>
						<PictureAlt folder={folder} file={fileOf(item)} />
						<Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', marginInlineStart: -0.625 }}>
							{place > 0 && (
								<Button size="small" onClick={() => field.onChange([item, ...without(place)])}>
									Jadikan utama
								</Button>
							)}
							<Button size="small" onClick={() => field.onChange(without(place))} sx={{ minWidth: 0 }}>
								Hapus
							</Button>
						</Box>
					</Box>
				))}
			</Box>
			<PictureDrop
				folder={folder}
				label="Tambah gambar"
				onUploaded={({ file }) => {
					const others = items.filter((item) => fileOf(item) !== file)
					field.onChange([...others, isObjects ? { content: file } : file])
				}}
			/>
			<InputSentence error={fieldState.error} helperText={helperText} />
		</Box>
	)
}
