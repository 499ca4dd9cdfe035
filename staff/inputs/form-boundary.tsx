import { Alert, AlertTitle, Box, Button } from '@mui/material'
import { Component, type ReactNode } from 'react'

interface FormBoundaryProps {
	/** Called before the inputs are shown again. */
	onContinue?: () => void
	/** Reloads the page with the values. A missing file, as after a new release, needs that. */
	onReload?: () => void
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
		const { onReload } = this.props
		const goOn = () => {
			this.props.onContinue?.()
			this.setState({ hasFailed: false })
		}
		return (
			<Alert severity="error" sx={{ width: '100%' }}>
				<AlertTitle>Formulir ini gagal ditampilkan</AlertTitle>
				Isian Anda masih ada. Lanjutkan mengisi, lalu simpan.
				{onReload && ' Jika gagal lagi, muat ulang; isian Anda ikut terbawa.'}
				<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1 }}>
					<Button color="inherit" onClick={goOn} variant="outlined">
						Lanjutkan mengisi
					</Button>
					{onReload && (
						<Button color="inherit" onClick={onReload}>
							Muat ulang
						</Button>
					)}
				</Box>
			</Alert>
		)
	}
}
