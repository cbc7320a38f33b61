import { object } from 'yup';
import { required, text } from '../../form/model/field-rules';

export const cardholderSchema = object({ cardholder_name: text(120).required(required) });
