import { Alert, Button, type ButtonProps, TextField, type TextFieldProps } from '@mui/material'
import type { ReactNode } from 'react'
import type { useSending } from '../api/use-sending.ts'
import { PasswordField } from './password-field.tsx'

interface AuthFormProps<Name extends string> {
	sending: ReturnType<typeof useSending>
	/** All are required; the server's error appears below its field. */
	fields: readonly (TextFieldProps & { name: Name })[]
	submit: ButtonProps
	work: (isian: Record<Name, string>, form: HTMLFormElement) => Promise<void>
	/** Above the fields. */
	children?: ReactNode
}

/** The form of the sign-in and account pages. */
export function AuthForm<Name extends string>({ sending, fields, submit, work, children }: AuthFormProps<Name>) {
	const { isSending, send, failure, fields: wrong } = sending
	const isSaidBelow = fields.some(({ name }) => name in wrong)
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault()
				const form = event.currentTarget
				send(() => work(Object.fromEntries(new FormData(form)) as Record<Name, string>, form))
			}}
		>
			{failure && !isSaidBelow && (
				<Alert severity="error" sx={{ marginBlock: 2 }}>
					{failure}
				</Alert>
			)}
			{children}
			{fields.map((field) => {
				const Field = field.type === 'password' ? PasswordField : TextField
				return <Field key={field.name} {...field} error={field.name in wrong} helperText={wrong[field.name]} required />
			})}
			<Button type="submit" variant="contained" disabled={isSending} {...submit} sx={{ marginTop: 2 }} />
		</form>
	)
}
