import { Button, type ButtonProps } from '@mui/material'
import { apiAddress, download, type Input, type ReadRoute } from '../api/call-api.ts'
import { useAttempt } from '../api/use-sending.ts'

type DownloadButtonProps<R extends ReadRoute> = Omit<ButtonProps<'a'>, 'href' | 'onClick'> & {
	route: R
	input: Input<R>
}

/** Downloads the file of a call, after a confirmation where the call needs one. */
export function DownloadButton<R extends ReadRoute>({ route, input, ...props }: DownloadButtonProps<R>) {
	const attempt = useAttempt()
	return (
		<Button
			{...props}
			href={apiAddress(route, ...input)}
			onClick={(event) => {
				event.preventDefault()
				void attempt(() => download(route, ...input))
			}}
		/>
	)
}
