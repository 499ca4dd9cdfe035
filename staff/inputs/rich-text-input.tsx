import { Box, FormLabel, Skeleton } from '@mui/material'
import { lazy, Suspense, useId } from 'react'
import { useInput } from 'react-admin'
import type { PictureFolder } from '../../contract/media/pictures.ts'
import { InputSentence } from './input-sentence.tsx'

/** Loaded on demand: the editor is a third of the code. */
const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'))

interface RichTextInputProps {
	source: string
	label: string
	folder?: PictureFolder
	helperText?: string
	/** For a few lines. */
	short?: boolean
	defaultValue?: string
}

/** Text with headings, lists, links, tables, pictures and embeds. */
export function RichTextInput({
	source,
	label,
	folder,
	helperText,
	short = false,
	defaultValue = '',
}: RichTextInputProps) {
	const id = useId()
	const { field, fieldState } = useInput({ source, defaultValue })
	return (
		<Box sx={{ marginBlock: 1, width: '100%' }}>
			<FormLabel component="p" id={id} error={Boolean(fieldState.error)} sx={{ marginBottom: 0.5 }}>
				{label}
			</FormLabel>
			<Box
				className={short ? 'isi-teks ringkas' : 'isi-teks'}
				sx={{
					border: 1,
					borderColor: fieldState.error ? 'error.main' : '#8b9693',
					borderRadius: 1,
					backgroundColor: 'background.paper',
					'&:focus-within': {
						borderColor: 'primary.main',
						boxShadow: (theme) => `0 0 0 1px ${theme.palette.primary.main}`,
					},
				}}
			>
				<Suspense fallback={<Skeleton variant="rectangular" height={short ? 160 : 300} />}>
					<RichTextEditor
						value={field.value ?? ''}
						onChange={field.onChange}
						onBlur={field.onBlur}
						folder={folder}
						labelledBy={id}
						name={field.name}
					/>
				</Suspense>
			</Box>
			<InputSentence error={fieldState.error} helperText={helperText} />
		</Box>
	)
}
