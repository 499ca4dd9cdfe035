import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { PilihanJadwal } from '../../contract/dokter/staff/jadwal.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { LoadFailed } from '../layout/load-failed.tsx'
import { PengecualianCard } from './pengecualian-card.tsx'

/** The leave and the closed days of all doctors and clinics, upcoming or past. */
export function AllPengecualian({ choices }: { choices: PilihanJadwal }) {
	const notify = useNotify()
	const [isPast, setPast] = useState(false)
	const { data, failure, refetch } = useApiQuery('GET /v1/staf/jadwal/pengecualian', {
		query: { lewat: isPast ? 1 : 0 },
	})
	if (failure) return <LoadFailed message={failure} onRetry={refetch} />
	return (
		<PengecualianCard
			title={isPast ? 'Yang sudah lewat' : 'Sekarang dan yang akan datang'}
			rows={data ?? []}
			choices={choices}
			initial={{ jenis: 'tutup' }}
			emptyText={data ? 'Tidak ada.' : 'Memuat …'}
			onSaved={() => {
				notify('Perubahan disimpan', { type: 'success' })
				refetch()
			}}
			aside={
				<Button onClick={() => setPast(!isPast)}>{isPast ? 'Lihat yang akan datang' : 'Lihat yang sudah lewat'}</Button>
			}
		/>
	)
}
