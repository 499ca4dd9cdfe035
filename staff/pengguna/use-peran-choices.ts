import { useGetList } from 'react-admin'
import type { PeranSendiri } from '../../contract/staff/pengguna.ts'
import { MAX_ROWS } from '../api/list-query.ts'
import { hiddenFrom, peranChoices } from './peran-choices.ts'

/** The built-in roles and the hospital's own, each with its sentence. */
export function usePeranChoices(): { id: string; name: string; help: string }[] {
	const { data = [] } = useGetList<PeranSendiri>('peran-sendiri', { pagination: { page: 1, perPage: MAX_ROWS } })
	return [...peranChoices, ...data.map(({ id, nama, hak }) => ({ id, name: nama, help: hiddenFrom(hak) }))]
}
