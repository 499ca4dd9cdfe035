import {
	Dialog,
	DialogActions,
	DialogContent,
	type DialogContentProps,
	type DialogProps,
	DialogTitle,
	type Theme,
	useMediaQuery,
} from '@mui/material'
import { type ComponentProps, type ReactNode, useId } from 'react'

interface TitledDialogProps extends Partial<Pick<DialogProps, 'open' | 'onClose' | 'maxWidth' | 'fullWidth'>> {
	title: string
	isFullOnPhones?: boolean
	content?: DialogContentProps
	actions?: ReactNode
	/** Makes it a form. */
	form?: ComponentProps<'form'>
	children: ReactNode
}

export function TitledDialog(props: TitledDialogProps) {
	const { title, isFullOnPhones = false, content, actions, form, children, ...dialog } = props
	const id = useId()
	const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
	const parts = (
		<>
			<DialogTitle id={id}>{title}</DialogTitle>
			<DialogContent {...content}>{children}</DialogContent>
			{actions && <DialogActions>{actions}</DialogActions>}
		</>
	)
	return (
		<Dialog open fullWidth fullScreen={isFullOnPhones && isNarrow} aria-labelledby={id} {...dialog}>
			{form ? <form {...form}>{parts}</form> : parts}
		</Dialog>
	)
}
