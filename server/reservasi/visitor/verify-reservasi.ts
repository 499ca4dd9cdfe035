import type { verifyReservasi as call } from '../../../contract/reservasi/reservasi.ts'
import type { Handler } from '../../api/context.ts'
import { isFailure } from '../../http/failure.ts'
import { findForCaller } from './find-for-caller.ts'

export const verifyReservasi: Handler<typeof call> = async ({ body, memberId, address }, context) => {
	const found = await findForCaller(context, { ...body, memberId, address })
	return isFailure(found) ? found : { data: { kode: found.kode } }
}
