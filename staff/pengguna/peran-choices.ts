import { namaPeran, peran } from '../../contract/staff/permissions.ts'

export const peranChoices = peran.map((id) => ({ id, name: namaPeran[id] }))
