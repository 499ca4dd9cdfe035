import { FormHelperText } from '@mui/material'
import type { FieldError } from 'react-hook-form'

/** The error of an input, or its help. An empty line reserves the space: an error that moves the button loses its click. */
export const InputSentence = ({ error, helperText }: { error?: FieldError; helperText?: string }) => (
	<FormHelperText error={Boolean(error)}>{error?.message ?? helperText ?? ' '}</FormHelperText>
)
