import { Box } from '@mui/material'
import { useRef, useState } from 'react'
import { Title } from 'react-admin'
import { Route, Routes, useNavigate } from 'react-router-dom'
import { tanggalWib } from '../../contract/tanggal.ts'
import { DaftarReservasi, type Saringan } from './daftar-reservasi.tsx'
import { PindaiField } from './pindai-field.tsx'
import { RincianPage } from './rincian-page.tsx'
import { useTypedAnywhere } from './use-typed-anywhere.ts'

/**
 * The reservation desk. What is searched for is kept here and not in the address bar, since it is a name or a phone
 * number; it is still there when one comes back from a reservation.
 */
export function ReservasiPage() {
	const navigate = useNavigate()
	const field = useRef<HTMLInputElement>(null)
	const [saringan, setSaringan] = useState<Saringan>(() => ({ tanggal: tanggalWib(Date.now()), q: '', page: 1 }))
	useTypedAnywhere(field)
	const search = (q: string) => setSaringan((before) => (before.q === q ? before : { ...before, q, page: 1 }))
	return (
		<Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1240, paddingBlockEnd: 4 }}>
			<Title title="Reservasi" />
			<PindaiField
				ref={field}
				onSearch={search}
				onFound={(id) => {
					search('')
					navigate(`/reservasi/${id}`)
				}}
			/>
			<Routes>
				<Route index element={<DaftarReservasi saringan={saringan} onChange={setSaringan} />} />
				<Route path=":id" element={<RincianPage onDone={() => field.current?.focus()} />} />
			</Routes>
		</Box>
	)
}
