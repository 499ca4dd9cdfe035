import { usePermissions } from 'react-admin'
import type { JumlahMenunggu } from '../../contract/staff/menunggu.ts'
import { visiblePeristiwa } from '../../contract/staff/peristiwa.ts'
import type { Izin } from '../../contract/staff/permissions.ts'
import { useApiQuery } from '../api/use-api-query.ts'

/** How many new reservations and comments wait for this account; nothing until it is known. */
export function useJumlahMenunggu(): JumlahMenunggu {
	const { permissions: izin } = usePermissions<Izin[]>()
	const isWanted = izin && visiblePeristiwa(izin).length > 0
	const { data } = useApiQuery('GET /v1/staf/menunggu/jumlah', isWanted ? {} : null)
	return data ?? {}
}
