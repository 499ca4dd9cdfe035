import { namaPeran, peran } from '../../contract/staf/hak.ts'

export const pilihanPeran = peran.map((id) => ({ id, name: namaPeran[id] }))
