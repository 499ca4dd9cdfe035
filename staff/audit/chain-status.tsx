import { Alert } from '@mui/material'
import { waktuSingkat } from '../../contract/staff/format-date.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { LoadFailed } from '../layout/load-failed.tsx'

/** Whether the audit trail is complete, or where it is broken. */
export function ChainStatus() {
	const { data, failure, refetch } = useApiQuery('GET /v1/staf/audit/rantai')
	if (failure) return <LoadFailed message={failure} onRetry={refetch} />
	if (!data) return null
	if (data.utuh)
		return (
			<Alert severity="success">
				Rantai utuh: {data.jumlah.toLocaleString('id-ID')} catatan, tidak ada yang diubah atau hilang.
			</Alert>
		)
	const { urutan, sebab, createdAt } = data
	return (
		<Alert severity="error">
			Rantai terputus pada catatan nomor {urutan.toLocaleString('id-ID')}
			{createdAt !== null && ` (${waktuSingkat(createdAt)} WIB)`}: catatan itu{' '}
			{sebab === 'hilang' ? 'hilang' : 'diubah'}. Beri tahu pengelola server.
		</Alert>
	)
}
