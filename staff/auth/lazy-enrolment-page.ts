import { lazy } from 'react'

/** Few sign-ins need it, and it brings the QR code. */
export const LazyEnrolmentPage = lazy(async () => ({ default: (await import('./enrolment-page.tsx')).EnrolmentPage }))
