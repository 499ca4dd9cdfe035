import { Alert, AlertTitle, Button } from '@mui/material'
import { Component, type ReactNode } from 'react'

interface FormBoundaryProps {
	/** Called before the inputs are shown again. */
	onContinue?: () => void
	children: ReactNode
}

/** Catches a crash of the inputs. The form around it holds the values, so the inputs show them again. */
export class FormBoundary extends Component<FormBoundaryProps, { hasFailed: boolean }> {
	override state = { hasFailed: false }

	static getDerivedStateFromError() {
		return { hasFailed: true }
	}

	override render(): ReactNode {
		if (!this.state.hasFailed) return this.props.children
		const goOn = () => {
			this.props.onContinue?.()
			this.setState({ hasFailed: false })
		}
		return (
			<Alert
				severity="error"
				sx={{ width: '100%' }}
				action={
					<Button color="inherit" onClick={goOn} sx={{ minHeight: 44 }}>
						Lanjutkan mengisi
					</Button>
				}
			>
				<AlertTitle>Formulir ini gagal ditampilkan</AlertTitle>
				Isian Anda masih ada. Lanjutkan mengisi, lalu simpan.
			</Alert>
		)
	}
}
