import { Button, type ButtonProps } from '@mui/material'
import { useRef } from 'react'

interface FileButtonProps extends ButtonProps {
	accept: string
	multiple?: boolean
	/** Opens the camera instead, if there is one. */
	capture?: 'environment'
	onFiles: (files: File[]) => void
}

export function FileButton({ accept, multiple, capture, onFiles, ...button }: FileButtonProps) {
	const input = useRef<HTMLInputElement>(null)
	return (
		<>
			<Button variant="outlined" onClick={() => input.current?.click()} {...button} />
			<input
				ref={input}
				type="file"
				hidden
				accept={accept}
				multiple={multiple}
				capture={capture}
				onChange={({ target }) => {
					const files = [...(target.files ?? [])]
					// The same file can be chosen again.
					target.value = ''
					if (files.length > 0) onFiles(files)
				}}
			/>
		</>
	)
}
