import { Box, CircularProgress, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { paletOf } from '../../contract/merek/merek-warna.ts'
import { LoadFailed } from '../layout/load-state.tsx'
import { readWarna } from './warna-input.tsx'

const pages = [
	{ path: '/', nama: 'Beranda' },
	{ path: '/poli-klinik', nama: 'Jadwal Dokter' },
	{ path: '/yasmin-shop', nama: 'Toko' },
]

/** Pages of the public site in the colours of the form, before they are saved. */
export function MerekPreview() {
	const frame = useRef<HTMLIFrameElement>(null)
	const [path, setPath] = useState('/')
	const { data, isFetching, error, refetch } = useQuery({
		queryKey: ['page-copy', path],
		queryFn: () => loadPageCopy(path),
		retry: false,
		gcTime: 0,
		networkMode: 'always',
		refetchOnWindowFocus: false,
	})
	const typed = useWatch({ name: ['warnaUtama', 'warnaPendamping'] })
	const [utama, pendamping] = typed.map((text) => readWarna(text) ?? null)

	function paint() {
		const page = frame.current?.contentDocument
		if (!page?.body) return
		for (const [name, hex] of Object.entries(paletOf(utama ?? null, pendamping ?? null)))
			page.documentElement.style.setProperty(`--color-${name}`, hex)
		page.body.inert = true
	}
	useEffect(paint)

	return (
		<Box sx={{ marginTop: 2 }}>
			<Typography component="h3" sx={{ fontWeight: 700, marginBottom: 1 }}>
				Contoh halaman
			</Typography>
			<ToggleButtonGroup
				exclusive
				size="small"
				value={path}
				onChange={(_, chosen) => chosen && setPath(chosen)}
				aria-label="Halaman contoh"
				sx={{ marginBottom: 1 }}
			>
				{pages.map((page) => (
					<ToggleButton key={page.path} value={page.path}>
						{page.nama}
					</ToggleButton>
				))}
			</ToggleButtonGroup>
			{isFetching && <CircularProgress aria-label="Memuat contoh" sx={{ display: 'block', margin: 4 }} />}
			{error && !isFetching && <LoadFailed message="Contoh halaman tidak dapat dimuat." onRetry={refetch} />}
			{data && !isFetching && (
				<Box
					component="iframe"
					ref={frame}
					title="Contoh halaman dengan warna ini"
					// Without `allow-scripts` nothing in it runs; its fonts and styles need its own origin.
					sandbox="allow-same-origin"
					srcDoc={data}
					onLoad={paint}
					tabIndex={-1}
					sx={{ display: 'block', width: '100%', height: 480, border: 1, borderColor: 'divider', borderRadius: 2 }}
				/>
			)}
		</Box>
	)
}

/** What a copy without scripts must not have: what runs, loads other pages, or shows only without scripts. */
const LEFT_OUT = 'script, noscript, iframe, dialog, link:not([rel=stylesheet])'

/** The HTML of a public page for a frame that runs no scripts. Public pages themselves allow no frame around them. */
async function loadPageCopy(path: string): Promise<string> {
	const response = await fetch(path, { credentials: 'omit' })
	if (!response.ok) throw new Error(`${path}: ${response.status}`)
	const page = new DOMParser().parseFromString(await response.text(), 'text/html')
	for (const element of page.querySelectorAll(LEFT_OUT)) element.remove()
	return `<!doctype html>${page.documentElement.outerHTML}`
}
