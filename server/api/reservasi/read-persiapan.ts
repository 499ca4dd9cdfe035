export { readPersiapan } from '../../content/read-persiapan.ts'
