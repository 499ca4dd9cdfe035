import Search from '@mui/icons-material/Search'
import { Box, Button } from '@mui/material'
import { lazy, Suspense, useEffect, useState } from 'react'
import { visuallyHidden } from '../layout/visually-hidden.ts'

const PaletteDialog = lazy(() => import('./palette-dialog.tsx'))

const KEYS = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'

/** Opens the command palette, as Ctrl K does everywhere but in a dialog. */
export function PaletteButton() {
	const [isOpen, setOpen] = useState(false)
	useEffect(() => {
		const leaving = new AbortController()
		document.addEventListener(
			'keydown',
			(event) => {
				const { key, ctrlKey, metaKey, altKey, shiftKey } = event
				if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return
				// Browsers would go to their own search.
				event.preventDefault()
				if (!document.querySelector('[role=dialog]')) setOpen(true)
			},
			{ signal: leaving.signal },
		)
		return () => leaving.abort()
	}, [])
	return (
		<>
			<Button
				color="inherit"
				variant="outlined"
				startIcon={<Search />}
				aria-haspopup="dialog"
				aria-keyshortcuts="Control+K Meta+K"
				onClick={() => setOpen(true)}
				sx={{
					marginInline: 1,
					flexShrink: 0,
					minWidth: 44,
					borderColor: 'rgb(255 255 255 / 45%)',
					whiteSpace: 'nowrap',
					'& .MuiButton-startIcon': { marginInline: { xs: 0, md: undefined } },
				}}
			>
				<Box component="span" sx={narrowHidden}>
					Cari atau buka …&nbsp;
				</Box>
				<Box component="kbd" sx={{ ...narrowHidden, marginInlineStart: 1, fontFamily: 'inherit', opacity: 0.85 }}>
					{KEYS}
				</Box>
			</Button>
			{isOpen && (
				<Suspense fallback={null}>
					<PaletteDialog onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	)
}

/** On narrow screens the words are for screen readers only. */
const narrowHidden = { '@media (max-width: 899.95px)': visuallyHidden }
