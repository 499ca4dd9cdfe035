import { namaPeran, peran } from '../../contract/staff/permissions.ts'

export const pilihanPeran = peran.map((id) => ({ id, name: namaPeran[id] }))
