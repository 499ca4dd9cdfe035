import { Alert, Box, Card, CardContent, CssBaseline, ThemeProvider, Typography } from '@mui/material'
import { createTheme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Logo } from '../layout/logo.tsx'
import { useTabTitle } from '../layout/use-tab-title.ts'
import { currentMerek } from '../merek/current-merek.ts'
import { theme } from '../theme.ts'

const muiTheme = createTheme(theme)

/** The frame of the pages outside the layout: sign-in and set password. */
export function AuthFrame({ title, failure, children }: { title: string; failure?: string; children: ReactNode }) {
	useTabTitle(title)
	return (
		<ThemeProvider theme={muiTheme}>
			<CssBaseline />
			<Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', padding: 2 }}>
				<Card sx={{ width: '100%', maxWidth: 420 }}>
					<CardContent sx={{ padding: { xs: 3, sm: 4 } }}>
						<Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, marginBottom: 3 }}>
							<Logo size={40} />
							<Typography sx={{ fontWeight: 700 }}>Ruang Staf {currentMerek.namaPendek}</Typography>
						</Box>
						<Typography variant="h5" component="h1" sx={{ marginBottom: 1.5 }}>
							{title}
						</Typography>
						{failure && (
							<Alert severity="error" sx={{ marginBlock: 2 }}>
								{failure}
							</Alert>
						)}
						{children}
					</CardContent>
				</Card>
			</Box>
		</ThemeProvider>
	)
}
